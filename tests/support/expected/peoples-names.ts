/** Names as people have them. */
export const PEOPLES_NAMES: readonly string[] = [
  'Sharma, Ravi',
  "O'Brien & Sons",
  'Madhavan',
  'S',
  'Priya K',
  'राम; श्याम',
  '李',
  'José 🏠',
  'x'.repeat(100),
]
