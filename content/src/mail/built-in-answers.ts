/** The prepared answers with which a desk begins. Each can be sent as it is; editors change them as their own. */
export const builtInAnswers = [
  {
    name: 'Propose a visit',
    subject: 'A visit: {reference}',
    text: `Thank you for writing. The best next step is to see the place itself.

Please send us two days and hours that suit you, and say who comes along. We confirm one of them and meet you at the gate.`,
  },
  {
    name: 'Ask for a time to ring',
    subject: 'A time to speak: {reference}',
    text: `Thank you for writing. A short call settles most of this sooner than letters do.

When may we ring you, and at which number?`,
  },
  {
    name: 'Ask what is missing',
    subject: 'Three questions: {reference}',
    text: `So that our answer fits, please tell us three things: your budget, the month by which you need it, and what you have seen so far.

A line for each is enough.`,
  },
  {
    name: 'Nothing fits today',
    subject: 'Nothing that fits yet: {reference}',
    text: `We have looked, and have nothing today that fits what you asked for.

May we write again when something does? If you would rather not hear from us, you need not reply.`,
  },
] as const
