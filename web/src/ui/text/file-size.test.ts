import { expect, it } from 'vitest'
import { formatFileSize } from './file-size'

it.each([
  [10, '1\u00a0KB'],
  [640_400, '640\u00a0KB'],
  [999_600, '1\u00a0MB'],
  [1_240_000, '1.2\u00a0MB'],
  [23_600_000, '24\u00a0MB'],
])('%i bytes are said as %s', (bytes, said) => {
  expect(formatFileSize(bytes)).toBe(said)
})
