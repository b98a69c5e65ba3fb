/** Where people with a question write to. */
export const SUPPORT_EMAIL = 'support@groundwork.demo'
/** Where they call, and when somebody answers (ONB-02). */
export const SUPPORT_PHONE = { href: 'tel:+15125550100', words: '(512) 555-0100' } as const
export const SUPPORT_HOURS = 'Monday to Friday, 8:00 AM to 6:00 PM Central'
