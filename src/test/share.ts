/** For tests of what Knack does and not of how often: a document without a browser takes its time. */
import { createShare } from '../page/share.ts';

/** A share that is never used up. */
export const WHOLE_TIME = createShare(() => 0);
