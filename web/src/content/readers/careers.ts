import 'server-only'
import { type Category, careerPage, careerTestimonial, category, reads } from '@ashlar/contract'
import { collection, single } from '../library/library'
import { ownPicture } from '../media/media'
import { bySequence } from '../read'

export interface CareerChoices {
  departments: readonly Category[]
  jobTypes: readonly Category[]
}

const readDepartments = collection(reads.departments, category, (records) => records.toSorted(bySequence))
const readJobTypes = collection(reads.jobTypes, category, (records) => records.toSorted(bySequence))

/** Departments and job types in the editors' order. */
export async function readCareerChoices(): Promise<CareerChoices> {
  const [departments, jobTypes] = await Promise.all([readDepartments(), readJobTypes()])
  return { departments, jobTypes }
}

export const readCareerTestimonials = collection(reads.careerTestimonials, careerTestimonial, (records) =>
  records.map((record) => ({ ...record, picture: ownPicture(record.picture) })),
)

/** @returns `null` when editors have published none. */
export const readCareerPage = single(reads.careerPage, careerPage)
