/** How many characters a field may have, as the inbox checks it (inbox/form-fields.ts). */
export const maxLengths = { name: 200, email: 254, company: 200, subject: 300, message: 20_000 }
