import { SelectField } from '@/ui/field/select-field'
import { say, sayName } from '@/words/say'
import type { ChoiceFacets, ChosenValues, FilteredList } from './filtered-list'

interface ChoiceFieldsProps<Name extends string, Item, Source> {
  list: FilteredList<Name, Item, Source>
  asked: ChosenValues<Name>
  facets: ChoiceFacets<Name>
  /** Filters without a field of their own; the form submits their values as hidden inputs. */
  hidden?: readonly Name[]
}

/**
 * The form fields of a list, one for each filter, each choice with its number of results. A choice without results is
 * not disabled: the form submits all fields together, and another of them may change too.
 */
export function ChoiceFields<Name extends string, Item, Source>({
  list,
  asked,
  facets,
  hidden = [],
}: ChoiceFieldsProps<Name, Item, Source>) {
  return list.names.map((name) => {
    const { parameter, label, any } = list.filters[name]
    const value = asked[name]
    if (hidden.includes(name)) {
      return value ? <input key={name} type="hidden" name={parameter} value={value} /> : null
    }
    const counted = facets[name]
    return (
      <SelectField
        key={name}
        label={say(label)}
        name={parameter}
        value={value}
        any={`${say(any)} (${counted.any})`}
        choices={counted.choices.map((choice) => ({
          value: choice.value,
          title: `${sayName(choice.title)} (${choice.count})`,
        }))}
      />
    )
  })
}
