/** What the bench imports without types: one package brings none, and a worker's file is run, not called. */
declare module '@locket/memory/worker'

declare module '@babycommando/entity-db' {
  export class EntityDB {
    constructor(options: { readonly vectorPath: string })
    insertManualVectors(data: Readonly<Record<string, unknown>>): Promise<unknown>
    queryManualVectors(vector: readonly number[], options: { readonly limit: number }): Promise<readonly Readonly<Record<string, unknown>>[]>
  }
}
