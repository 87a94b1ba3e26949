/**
 * From now on the admin's English is India's: the day before the month, moments by India's clock, and numbers in lakhs
 * and crores. Strapi has the English of the United States alone, and writes moments by the clock of the computer.
 */
export function writeAsInIndia(): void {
  Object.assign(Intl, {
    DateTimeFormat: new Proxy(Intl.DateTimeFormat, {
      construct: (Format, [language, options]: [string | undefined, Intl.DateTimeFormatOptions | undefined]) =>
        language === 'en' ? new Format('en-IN', indian(options)) : new Format(language, options),
    }),
    NumberFormat: new Proxy(Intl.NumberFormat, {
      construct: (Format, [language, options]: [string | undefined, Intl.NumberFormatOptions | undefined]) =>
        new Format(language === 'en' ? 'en-IN' : language, options),
    }),
  })
}

/** Replaces `dateStyle` and `timeStyle`, which `Intl` does not take together with the name of a time zone. */
function indian(options: Intl.DateTimeFormatOptions | undefined): Intl.DateTimeFormatOptions | undefined {
  if (!options?.timeStyle) return options
  return {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
    timeZoneName: 'short',
  }
}
