import type { ReactNode } from 'react'

/** A registration number, which may break after a slash but not within one of its parts. */
export function RegistrationNumber({ number }: { number: string }): ReactNode {
  const end = number.indexOf('/') + 1
  if (end === 0 || end === number.length) return number
  return (
    <>
      {number.slice(0, end)}
      <wbr />
      <RegistrationNumber number={number.slice(end)} />
    </>
  )
}
