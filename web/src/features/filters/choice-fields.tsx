import { SelectField } from '@/ui/field/select-field'
import type { Offered } from '../lists/address'
import type { AskedChoices, FilteredList } from './filtered-list'

interface ChoiceFieldsProps<Name extends string, Item, Source> {
  list: FilteredList<Name, Item, Source>
  asked: AskedChoices<Name>
  source: Source
  /** Filters that something else than the form chooses; the form sends them along. */
  hidden?: readonly Name[]
  /** How a filter's choices are shown, where not as they are. */
  shown?: (name: Name) => readonly Offered[]
}

/** The fields of a list's form, a field for each filter. */
export function ChoiceFields<Name extends string, Item, Source>({
  list,
  asked,
  source,
  hidden = [],
  shown,
}: ChoiceFieldsProps<Name, Item, Source>) {
  return list.names.map((name) => {
    const { parameter, label, any, choices } = list.filters[name]
    const value = asked[name]
    if (!hidden.includes(name)) {
      const offered = shown ? shown(name) : choices(source)
      return <SelectField key={name} label={label} name={parameter} value={value} any={any} choices={offered} />
    }
    return value ? <input key={name} type="hidden" name={parameter} value={value} /> : null
  })
}
