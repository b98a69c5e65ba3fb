import type { EnteredSignOff } from '@/domain/job/sign-off'

/** A photo that this device keeps until the back end has it. */
export type StoredPhoto = { id: string; name: string; size: number }

/** What a person has chosen and entered for completing a job, as this device keeps it. */
export type StoredAttachments = { photos: readonly StoredPhoto[]; entered: EnteredSignOff }

/** A photo that was kept, or why it could not be. */
export type Added = { ok: true; photo: StoredPhoto } | { ok: false; reason: string }

/** Where photos of a job and the signature for it are kept on this device, over reloads, until the job has them. */
export type AttachmentStore = {
  stored(): Promise<StoredAttachments>
  /** `present` are the photos that the job has already. */
  add(file: File, present: number): Promise<Added>
  remove(ids: readonly string[]): Promise<void>
  /** Null discards it. @throws Failure where this device has no room */
  keepSignature(entered: EnteredSignOff | null): Promise<void>
  /** The content of a kept photo; null where it is gone. */
  picture(id: string): Promise<Blob | null>
}

/** What completing a job reports besides that it is done. */
export type Completion = {
  /** Without blanks around them; empty where there are none. */
  notes: string
  /** Ids of kept photos, in order. */
  photos: readonly string[]
  /** Null where no one signed. */
  signature: EnteredSignOff | null
}
