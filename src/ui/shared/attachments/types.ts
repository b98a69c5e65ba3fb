import type { EnteredSignOff } from '@/domain/job/sign-off'

/** A photo stored on this device until it is uploaded. */
export type StoredPhoto = { id: string; name: string; size: number }

/** The photos and sign-off of a completion, stored on this device. */
export type StoredAttachments = { photos: readonly StoredPhoto[]; entered: EnteredSignOff }

export type Added = { ok: true; photo: StoredPhoto } | { ok: false; reason: string }

/** Stores a job's photos and signature on this device, across reloads, until they are uploaded. */
export type AttachmentStore = {
  stored(): Promise<StoredAttachments>
  /** `present` is the number of photos on the job. */
  add(file: File, present: number): Promise<Added>
  remove(ids: readonly string[]): Promise<void>
  /** Null discards it. Throws Failure if the device is out of space. */
  keepSignature(entered: EnteredSignOff | null): Promise<void>
  /** Null if the photo is gone. */
  picture(id: string): Promise<Blob | null>
}

export type Completion = {
  /** Trimmed; empty if there are none. */
  notes: string
  /** Ids of stored photos, in order. */
  photos: readonly string[]
  /** Null if no one signed. */
  signature: EnteredSignOff | null
}
