import type { ElementType, Key, ReactElement } from 'react'
import { type JSXSource, jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime'
import { type ElementProps, inPageLanguage } from './element-language'

export { Fragment, type JSX } from 'react/jsx-dev-runtime'

/** As `jsx`, in development: with where the element stands in the code. */
export function jsxDEV(
  type: ElementType,
  props: ElementProps,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement {
  return reactJsxDev(type, typeof type === 'string' ? inPageLanguage(type, props) : props, key, isStatic, source, self)
}
