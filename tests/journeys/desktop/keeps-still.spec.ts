import { read, someRecord } from '../../support/expected/seeds'
import { expect, test } from '../../support/test'
import { scrollThrough } from '../../support/visiting/walk'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PATHS = [
  '/',
  '/projects',
  `/projects/${read<{ slug: string }[]>('consolidated-projects')[0]?.slug}`,
  '/technology',
  '/aca',
  `/insights/research-reports/${someRecord('insights-research-reports-a').slug}`,
]

for (const path of PATHS) {
  test(`for visitors who want less motion, nothing moves by itself on ${path}`, async ({ page }) => {
    await page.goto(path)
    const moved = await page.evaluate(async () => {
      const found = new Set<string>()
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top)
        await nextFrame()
        // `auto` would be a jump, `smooth` a ride.
        if (Math.abs(scrollY - Math.min(top, document.documentElement.scrollHeight - innerHeight)) > 2)
          found.add('scrolling')
        for (const animation of document.getAnimations()) {
          const duration = Number(animation.effect?.getComputedTiming().duration)
          const target = (animation.effect as KeyframeEffect | null)?.target
          if (duration > 1) found.add(`${target?.outerHTML.slice(0, 100)}: ${duration} ms`)
        }
        for (const video of document.querySelectorAll('video')) if (!video.paused) found.add(video.outerHTML)
      }
      return [...found]
    })
    expect(moved).toEqual([])
  })
}

test.describe('for other visitors', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const path of ['/', `/projects/${someRecord('consolidated-projects').slug}`, '/services']) {
    test(`the main picture of ${path} is laid once`, async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('animationstart', ({ animationName, target }) => {
          if (animationName !== 'lay-courses' || !(target instanceof HTMLImageElement)) return
          document.documentElement.dataset.laid = `${document.documentElement.dataset.laid ?? ''}${target.fetchPriority}`
        })
      })
      await page.goto(path)
      const picture = page.locator('main img[fetchpriority=high]')
      await picture.evaluate((image) => Promise.all(image.getAnimations().map((animation) => animation.finished)))
      await scrollThrough(page)
      await expect(page.locator('html')).toHaveAttribute('data-laid', 'high')
      await expect(picture).toHaveCSS('clip-path', 'none')
    })
  }
})
