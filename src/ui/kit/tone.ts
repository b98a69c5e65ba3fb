/** The meanings a colour can repeat. Words or an icon always say the same. */
export type Tone = 'accent' | 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'violet'
