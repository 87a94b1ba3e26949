/** Largest file that editors may put into the media library. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024
