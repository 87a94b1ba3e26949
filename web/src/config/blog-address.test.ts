import { describe, expect, it } from 'vitest'
import { blogCall, blogHome } from './blog-address'

const POSTS = '/wp-json/wp/v2/posts'

describe('the address of an outside blog', () => {
  it.each([
    ['https://blog.example', 'https://blog.example', `https://blog.example${POSTS}`],
    ['https://blog.example/news', 'https://blog.example/news', `https://blog.example/news${POSTS}`],
    ['https://blog.example/news/wp-json', 'https://blog.example/news', `https://blog.example/news${POSTS}`],
    ['https://blog.example/index.php', 'https://blog.example', `https://blog.example/index.php${POSTS}`],
    ['https://blog.example/index.php/wp-json', 'https://blog.example', `https://blog.example/index.php${POSTS}`],
  ])('%s is called below its own path', (address, home, url) => {
    expect(blogHome(address)).toBe(home)
    expect(blogCall(address, POSTS)).toEqual({ url, parameters: {} })
  })

  it.each([
    ['https://blog.example/?rest_route=/', 'https://blog.example', 'https://blog.example/'],
    ['https://blog.example/news/?rest_route=/', 'https://blog.example/news', 'https://blog.example/news/'],
    ['https://blog.example/index.php?rest_route=/', 'https://blog.example', 'https://blog.example/index.php'],
  ])('%s names the route in a parameter', (address, home, url) => {
    expect(blogHome(address)).toBe(home)
    expect(blogCall(address, POSTS)).toEqual({ url, parameters: { rest_route: '/wp/v2/posts' } })
  })
})
