/** Waits for no time, but until the tasks that are due have been done: what is still open then waits for something else. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
