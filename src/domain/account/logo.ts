import * as v from 'valibot'
import { id } from '../text/field'
import { MEGABYTE, megabytes } from '../text/file-size'

/** In bytes: the largest upload, and the largest logo after scaling. */
export const LARGEST_FILE = 15 * MEGABYTE
export const LARGEST_LOGO = 2 * MEGABYTE
/** The longest side of a stored logo, in pixels. */
export const LOGO_SIDE = 512

/** Formats that every browser shows and that can't carry a script. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

const DATA_URL = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/
/** The length in base64 characters of the largest logo, with its prefix. */
const LONGEST_URL = Math.ceil(LARGEST_LOGO / 3) * 4 + 40

/** Returns null if the file can be tried. */
export const fileRefusal = ({ size, type }: { size: number; type: string }): string | null => {
  if (!(LOGO_TYPES as readonly string[]).includes(type)) return 'Choose a PNG, JPEG, or WebP picture.'
  return size > LARGEST_FILE
    ? `This picture has ${megabytes(size)}. Choose one of ${megabytes(LARGEST_FILE)} or less.`
    : null
}

/** A logo on the wire and in storage: a data URL of at most 2 MB. */
export const logoSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_URL, `Use a picture of ${megabytes(LARGEST_LOGO)} or less`),
  v.regex(DATA_URL, 'This file isn’t a picture'),
)

export const logoRowSchema = v.object({ id, business_id: id, image: v.string() })
export type Logo = v.InferOutput<typeof logoRowSchema>
