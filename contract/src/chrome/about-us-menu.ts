import * as z from 'zod/mini'

/** The second film of the About Us menu; `null` for the default in the settings. */
export interface AboutUsMenu {
  videoId: string | null
}

export const aboutUsMenu = z.pipe(
  z.object({ video_Id: z.nullish(z.string()) }),
  z.transform((wire): AboutUsMenu => ({ videoId: wire.video_Id?.trim() || null })),
)
