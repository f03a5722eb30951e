export type { LocketTools } from './ai-sdk/locket-tools.ts'
export { locketTools } from './ai-sdk/locket-tools.ts'
export type { LocketMiddlewareOptions } from './ai-sdk/middleware.ts'
export { locketMiddleware } from './ai-sdk/middleware.ts'
