/** The parameters of a call, by name, as the address has them. */
export type CallQuery = Readonly<Record<string, string>>
