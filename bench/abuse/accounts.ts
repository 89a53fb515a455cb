// The operators of the attacked site. The attacker knows the addresses of half of them, but not of those who sign in
// during the attack: wrong passwords can keep a known account locked, and the server does not prevent that.
const accountsOfEachKind = 10

export const operatorPassword = 'correct horse battery staple'

/** Returns one of the accounts that sign in, for any number. */
export const operatorEmail = (number: number): string => `operator-${number % accountsOfEachKind}@example.com`
/** Returns one of the accounts that the attacker knows, for any number. */
export const knownEmail = (number: number): string =>
  `known-operator-${number % accountsOfEachKind}@example.com`
export const operatorEmails = Array.from({ length: accountsOfEachKind }, (_, i) => [
  operatorEmail(i),
  knownEmail(i),
]).flat()
