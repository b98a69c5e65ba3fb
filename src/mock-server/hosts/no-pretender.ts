/**
 * Build-time stub for Pretender and its polyfills: Mirage always imports them, but our interceptor doesn't need them (ADR 0003, ADR 0008).
 */
export default class NoPretender {
  constructor() {
    throw new Error('Mirage was started without an interceptor of its own')
  }
}
