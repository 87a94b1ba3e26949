import { LinkBar } from '@/ui/link-bar/link-bar'
import { say, sayName } from '@/words/say'
import type { ChoiceFacets, ChosenValues, FilteredList } from './filtered-list'

interface ChoiceBarProps<Name extends string, Item, Source> {
  list: FilteredList<Name, Item, Source>
  name: Name
  asked: ChosenValues<Name>
  facets: ChoiceFacets<Name>
}

/** A filter as a bar of links, each choice with its number of results. */
export function ChoiceBar<Name extends string, Item, Source>({
  list,
  name,
  asked,
  facets,
}: ChoiceBarProps<Name, Item, Source>) {
  const { label, any } = list.filters[name]
  const counted = facets[name]
  return (
    <LinkBar
      label={say(label)}
      links={[{ value: '', title: any, count: counted.any }, ...counted.choices].map(({ value, title, count }) => ({
        label: sayName(title),
        href: list.linkTo({ ...asked, [name]: value }),
        current: asked[name] === value,
        count: { number: count, of: say(count === 1 ? list.called.one : list.called.many) },
      }))}
    />
  )
}
