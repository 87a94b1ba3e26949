import type { ElementType, Key, ReactElement } from 'react'
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime'
import { type ElementProps, inPageLanguage } from './element-language'

export { Fragment, type JSX } from 'react/jsx-runtime'

// The names are those that compiled JSX imports: `jsxImportSource` of tsconfig.json leads here.
export function jsx(type: ElementType, props: ElementProps, key?: Key): ReactElement {
  return reactJsx(type, typeof type === 'string' ? inPageLanguage(type, props) : props, key)
}

export function jsxs(type: ElementType, props: ElementProps, key?: Key): ReactElement {
  return reactJsxs(type, typeof type === 'string' ? inPageLanguage(type, props) : props, key)
}
