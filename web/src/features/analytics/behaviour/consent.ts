/** Loads the consent question on pages that have one. Without it nothing is counted. */
export function startConsent(): void {
  if (!document.querySelector('[data-consent]')) return
  void import('./ask-about-counting').then(
    ({ askAboutCounting }) => askAboutCounting(),
    () => undefined,
  )
}
