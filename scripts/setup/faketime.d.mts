export function findFaketime(): string | undefined
