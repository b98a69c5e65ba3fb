/**
 * Replaces Pretender and its polyfills in the build: Mirage imports them whatever interceptor it is given, and ours needs none of
 * them (ADR 0003, ADR 0008).
 */
export default class NoPretender {
  constructor() {
    throw new Error('Mirage was started without an interceptor of its own')
  }
}
