import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  define: { __MOCK__: 'true' },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'tests/{model,contract,architecture}/**/*.test.ts', 'scripts/**/*.test.mjs'],
  },
})
