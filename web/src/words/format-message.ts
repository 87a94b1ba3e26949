import format, { type CompiledMessage } from 'icu-minify/format'

const formatters = {
  getNumberFormat: (...by: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...by),
  getDateTimeFormat: (...by: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...by),
  getPluralRules: (...by: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...by),
}

/** A compiled message of a catalogue with its values; numbers and plurals follow the locale. */
export function formatMessage(
  message: CompiledMessage,
  locale: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return String(format<string>(message, locale, values, { formatters }))
}
