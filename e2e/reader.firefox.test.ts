import { describeReader } from './reader/reader.ts';

describeReader('firefox');
