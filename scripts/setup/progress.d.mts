export function showProgress(
  title: string,
  stream?: { isTTY?: boolean; write(text: string): unknown },
): (result: 'done in' | 'failed after') => void
