import { Camera } from 'lucide-react'
import { PHOTO_TYPES } from '@/domain/job/attached'
import { AddFiles } from './add-files'

type Props = { onFiles: (files: File[]) => void; busy: boolean }

/** Asks for photos, of the camera or of those that are there. Only these types: a phone then makes a JPEG of its own kind of photo by itself. */
export const AddPhotos = (props: Props) => (
  <AddFiles {...props} label="Photo files" types={PHOTO_TYPES} hint="JPEG, PNG, or WebP, up to 10 MB each.">
    <Camera size={18} aria-hidden />
    Add photos
  </AddFiles>
)
