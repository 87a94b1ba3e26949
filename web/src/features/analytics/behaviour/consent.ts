/** Loads the question about counting visits where there is one. Without it nobody is asked, and nothing is counted. */
export function startConsent(): void {
  if (!document.querySelector('[data-consent]')) return
  void import('./ask-about-counting').then(
    ({ askAboutCounting }) => askAboutCounting(),
    () => undefined,
  )
}
