/** Addresses in a visitor's words, so written that no mail program makes a link of them. */
export function defused(text: string): string {
  return text
    .replace(/:\/\//g, '[:]//')
    .replace(/\bwww\./gi, 'www[.]')
    .replace(/([\w-])\.(?=[a-z]{2,}\b)/gi, '$1[.]')
}

/** A visitor's name for a salutation; one that looks like an address or an advertisement is not repeated. */
export function salutation(name: string | null): string {
  return name && name.length <= 60 && !/[:/@\\<>]|\.\w/.test(name) ? `Dear ${name},` : 'Hello,'
}
