import { formsOnPage, pageRecordUse, type RecordFault } from '@ashlar/contract'
import { settings } from '../../config/environment'
import type { Fields, PublishRule } from './faults'
import { recordsOf, textOf } from './walk'

/**
 * A page must be reachable at its address, and its content must be shown: pages of the site's code take no other
 * content.
 */
export const pageRule: PublishRule = ({ model, record }) => {
  if (model !== 'page') return []
  return [...addressFaults(record), ...twiceFaults(record)]
}

function addressFaults(record: Fields): RecordFault[] {
  const path = textOf(record.path)
  const message = 'leads nowhere: no slash at its end, and one between its parts, as in /offices-in-pune'
  if (path !== '/' && /\/$|\/\//.test(path)) return [{ path: ['path'], message }]
  const [, first = ''] = path.split('/')
  if (settings.languages.some((language) => language === first)) {
    const there = `/${first} begins the addresses of pages in another language; leave it out, and translate the page`
    return [{ path: ['path'], message: there }]
  }
  switch (pageRecordUse(path)) {
    case 'something else':
      return [{ path: ['path'], message: `the site has something else at ${path}; choose another address` }]
    case 'a page of its own':
      return recordsOf(record.blocks).length > 0
        ? [
            {
              path: ['blocks'],
              message: `the page ${path} has a layout of its own and shows no blocks; use its sections`,
            },
          ]
        : []
    default:
      return []
  }
}

/** An anchor must occur once in a page, and so must each kind of form, because nobody could tell two apart. */
function twiceFaults(record: Fields): RecordFault[] {
  const faults: RecordFault[] = []
  const anchors = new Set(recordsOf(record.sections).map(({ anchor }) => textOf(anchor)))
  const forms = new Set<string>(formsOnPage(textOf(record.path)))
  for (const [index, block] of recordsOf(record.blocks).entries()) {
    const anchor = textOf(block.anchor)
    if (anchor && anchors.has(anchor)) {
      faults.push({
        path: ['blocks', index, 'anchor'],
        message: `#${anchor} leads to another part of this page already`,
      })
    }
    anchors.add(anchor)
    if (block.__component !== 'block.form') continue
    const form = textOf(block.form)
    if (forms.has(form)) {
      faults.push({ path: ['blocks', index, 'form'], message: `this page has the form ${form} already` })
    }
    forms.add(form)
  }
  return faults
}
