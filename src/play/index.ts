/** The entry of a game's script: hands itself to the content script, which is in the same world. */
import { playScript, type PlayWorld } from './script.ts';

(globalThis as PlayWorld).knackPlay = playScript;
