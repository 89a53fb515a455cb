// The operators of the attacked site. The attacker knows the addresses of half of them, but not of those who sign in
// during the attack: wrong passwords can keep a known account locked, and the server does not prevent that.
const half = 10

export const operatorPassword = 'correct horse battery staple'
/**
 * Accounts that sign in.
 * @param number any number
 */
export const operatorEmail = (number: number): string => `operator-${number % half}@example.com`
/**
 * Accounts that the attacker knows.
 * @param number any number
 */
export const knownEmail = (number: number): string => `known-operator-${number % half}@example.com`
export const operatorEmails = Array.from({ length: half }, (_, i) => [operatorEmail(i), knownEmail(i)]).flat()
