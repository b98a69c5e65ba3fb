/** Permission decision; a refusal carries a sentence for the person. */
export type Verdict = { ok: true } | { ok: false; because: 'status' | 'permission'; reason: string }

export const notPermitted = (reason: string): Verdict => ({ ok: false, because: 'permission', reason })

/** Refuses because of the record's state; allowed when `reason` is null. */
export const byStatus = (reason: string | null): Verdict =>
  reason === null ? { ok: true } : { ok: false, because: 'status', reason }
