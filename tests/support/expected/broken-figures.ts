/** A fault that an editor may make: the type, the fields that differ from a valid record, and the field at fault. */
export interface BrokenRecord {
  model: string
  wrong: Readonly<Record<string, unknown>>
  field: string
}

const unit = { name: '2 BHK', carpetArea: 700 }

/** Figures, days and places that nothing can have, or that contradict each other. */
export const BROKEN_FIGURES: readonly BrokenRecord[] = [
  { model: 'consolidated-project', wrong: { possession: '0001-01' }, field: 'possession' },
  { model: 'consolidated-project', wrong: { launchedOn: '2036-01-01' }, field: 'launchedOn' },
  { model: 'consolidated-project', wrong: { updatedOn: '2099-01-01' }, field: 'updatedOn' },
  { model: 'consolidated-project', wrong: { floors: '-99' }, field: 'floors' },
  { model: 'consolidated-project', wrong: { floors: 'G + 900' }, field: 'floors' },
  {
    model: 'consolidated-project',
    wrong: { floors: '12', configurations: [{ ...unit, fromFloor: 3, toFloor: 99 }] },
    field: 'configurations.0.toFloor',
  },
  {
    model: 'consolidated-project',
    wrong: { configurations: [{ ...unit, toFloor: 2_147_483_647 }] },
    field: 'configurations.0.toFloor',
  },
  {
    model: 'consolidated-project',
    wrong: { configurations: [{ ...unit, carpetArea: 0 }] },
    field: 'configurations.0.carpetArea',
  },
  { model: 'consolidated-project', wrong: { carpetAreaFrom: 0 }, field: 'carpetAreaFrom' },
  { model: 'consolidated-project', wrong: { units: 10, configurations: [{ ...unit, available: 30 }] }, field: 'units' },
  {
    model: 'consolidated-project',
    wrong: { projectStatus: 'Sold out', configurations: [{ ...unit, available: 3 }] },
    field: 'projectStatus',
  },
  {
    model: 'consolidated-project',
    wrong: { projectStatus: 'Ready to move in', possession: '2099-01' },
    field: 'projectStatus',
  },
  { model: 'consolidated-project', wrong: { latitude: 18.5, longitude: 7.38 }, field: 'latitude' },
  { model: 'consolidated-project', wrong: { latitude: 18.5, longitude: 0 }, field: 'latitude' },
  { model: 'consolidated-project', wrong: { latitude: 51.5, longitude: -0.12 }, field: 'latitude' },
  { model: 'consolidated-project', wrong: { latitude: 28.6, longitude: 77.2 }, field: 'latitude' },
  {
    model: 'consolidated-project',
    wrong: { nearby: [{ name: 'Lake', minutes: 4, latitude: 12.9, longitude: 77.6 }] },
    field: 'nearby.0.latitude',
  },
  { model: 'contact-list', wrong: { city: 'Pune', latitude: 28.6, longitude: 77.2 }, field: 'latitude' },
  { model: 'city', wrong: { latitude: 18.5, longitude: 0 }, field: 'latitude' },
  { model: 'award', wrong: { year: 2099 }, field: 'year' },
  { model: 'testimonial', wrong: { year: 2050 }, field: 'year' },
  { model: 'services-mdm', wrong: { caseStudies: [{ title: 'Later', year: 2050 }] }, field: 'caseStudies.0.year' },
  {
    model: 'tax-rate',
    wrong: { priceAbove: '5', priceUpTo: '5' },
    field: 'priceAbove',
  },
  { model: 'tax-rate', wrong: { publishedOn: '2036-01-01' }, field: 'publishedOn' },
  { model: 'insights-research-report', wrong: { year: 1999 }, field: 'year' },
  { model: 'post', wrong: { date: '1026-11-02T09:30:00.000Z' }, field: 'date' },
]
