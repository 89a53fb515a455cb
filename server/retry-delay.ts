/** Returns how long to wait after a number of failures in a row, in milliseconds: longer each time, up to five seconds. */
export const retryDelayMs = (failures: number): number => Math.min(500 * 2 ** (failures - 1), 5000)
