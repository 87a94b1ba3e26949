import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Figures } from './figures'

it('breaks no label between a number and its unit, or within the unit', () => {
  const html = renderToStaticMarkup(
    <Figures figures={[{ value: '62%', label: 'in deals of 1,00,000 sq ft or more' }]} />,
  )
  expect(html).toContain('1,00,000\u00a0sq\u00a0ft or')
})
