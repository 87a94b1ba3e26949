import { useFetchClient, useForm, useStrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import { fetchMessageOf } from '../../admin/fetch-message'

/** A file of the media library, as far as our fields need it. */
export interface ChosenFile {
  id: number
  name: string
  url: string
  alternativeText: string | null
}

type LibraryDialog = ComponentType<{
  onClose(): void
  onSelectAssets(files: ChosenFile[]): void
  allowedTypes: string[]
  multiple?: boolean
}>

/** The media library, for fields of our own: its dialog, and uploads without one. */
export function useLibrary() {
  const { post } = useFetchClient()
  const Dialog = useStrapiApp('useLibrary', ({ components }) => components['media-library']) as
    | LibraryDialog
    | undefined

  const setSubmitting = useForm('useLibrary', (form) => form.setSubmitting)

  /** The form cannot be saved meanwhile: what is saved would lack what is being uploaded. */
  const whileBusy = async (work: () => Promise<void>): Promise<void> => {
    setSubmitting(true)
    try {
      await work()
    } finally {
      setSubmitting(false)
    }
  }

  /** @throws {Error} with the words of the backend. */
  const upload = async (file: File): Promise<ChosenFile> => {
    const body = new FormData()
    body.append('files', file)
    body.append('fileInfo', JSON.stringify({ name: file.name, alternativeText: null, caption: null, folder: null }))
    try {
      const { data } = await post<ChosenFile[]>('/upload', body)
      const [stored] = data
      if (stored) return stored
    } catch (error) {
      throw new Error(fetchMessageOf(error, `“${file.name}” could not be uploaded. Try again.`))
    }
    throw new Error(`“${file.name}” was not stored. Try again.`)
  }

  /** @throws {Error} with the words of the backend. */
  const describe = async ({ id, name }: ChosenFile, alternativeText: string): Promise<void> => {
    const body = new FormData()
    body.append('fileInfo', JSON.stringify({ name, alternativeText }))
    try {
      await post(`/upload?id=${id}`, body)
    } catch (error) {
      throw new Error(fetchMessageOf(error, `The alternative text of “${name}” could not be stored. Try again.`))
    }
  }

  return { Dialog, upload, describe, whileBusy }
}
