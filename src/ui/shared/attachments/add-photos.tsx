import Camera from 'lucide-react/icons/camera'
import { PHOTO_TYPES } from '@/domain/job/attached'
import { AddFiles } from './add-files'

type Props = { onFiles: (files: File[]) => void; busy: boolean }

/** Camera or library. Restricting the types makes a phone convert its native format to JPEG. */
export const AddPhotos = (props: Props) => (
  <AddFiles {...props} label="Photo files" types={PHOTO_TYPES} hint="JPEG, PNG, or WebP, up to 10 MB each.">
    <Camera size={18} aria-hidden />
    Add photos
  </AddFiles>
)
