/** The answer to "may this be done?"; a refusal says why in a sentence for the person who asked. */
export type Verdict = { ok: true } | { ok: false; because: 'status' | 'permission'; reason: string }

/** Refused to this person, whatever the record is like. */
export const notPermitted = (reason: string): Verdict => ({ ok: false, because: 'permission', reason })

/** Refused for how the record is now; allowed where there is no reason. */
export const byStatus = (reason: string | null): Verdict =>
  reason === null ? { ok: true } : { ok: false, because: 'status', reason }
