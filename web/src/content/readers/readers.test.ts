import { describe, expect, it } from 'vitest'
import { plainText } from '../rich-text'
import { withPropertyType } from './menu-cards'

describe('a card of the Projects menu', () => {
  it.each([
    ['/projects', 'Residential', '/projects?propertytype=Residential'],
    ['/projects?propertytype=Old&city=Pune', 'Commercial', '/projects?propertytype=Commercial&city=Pune'],
    ['https://homes.example/', 'Ashlar Homes', 'https://homes.example/?propertytype=Ashlar+Homes'],
    ['/projects#list', 'A & B', '/projects?propertytype=A+%26+B#list'],
  ])('%s titled %s leads to %s', (href, title, expected) => {
    expect(withPropertyType(href, title)).toBe(expected)
  })
})

describe('a title of WordPress', () => {
  it('is shown as text', () => {
    expect(plainText('Land &#038; title: what&#8217;s <em>yours</em>')).toBe('Land & title: what’s yours')
  })
})
