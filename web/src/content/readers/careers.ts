import 'server-only'
import {
  type CareerPage,
  type CareerTestimonial,
  type Category,
  careerPage,
  careerTestimonial,
  category,
  reads,
} from '@ashlar/contract'
import { bySequence, readRecords, readSingle } from '../read'
import { oncePerResponse } from '../response-scope'

export interface CareerChoices {
  departments: readonly Category[]
  jobTypes: readonly Category[]
}

/** Departments and job types in the editors' order. */
export const readCareerChoices = oncePerResponse(async (): Promise<CareerChoices> => {
  const [departments, jobTypes] = await Promise.all([
    readRecords(reads.departments, category),
    readRecords(reads.jobTypes, category),
  ])
  return { departments: departments.toSorted(bySequence), jobTypes: jobTypes.toSorted(bySequence) }
})

export const readCareerTestimonials = oncePerResponse(
  (): Promise<readonly CareerTestimonial[]> => readRecords(reads.careerTestimonials, careerTestimonial),
)

/** @returns `null` when editors have published none. */
export const readCareerPage = oncePerResponse(
  (): Promise<CareerPage | null> => readSingle(reads.careerPage, careerPage),
)
