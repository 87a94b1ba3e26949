import { mailboxOf } from '@ashlar/contract'
import { expect, it } from 'vitest'

it.each([
  [' Asha.Rao+Flats+2@Example.com ', 'asha.rao@example.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['asha@sub+domain.example', 'asha@sub+domain.example'],
  ['', ''],
])('%j leads to the mailbox %j', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
