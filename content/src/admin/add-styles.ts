/** Adds rules to the admin's pages, for parts that Strapi renders itself and gives no other handle to. */
export function addStyles(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
