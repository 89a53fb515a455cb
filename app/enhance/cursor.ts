export function installCursor(): void {}
