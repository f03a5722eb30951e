// Function calling with any model that takes JSON Schema. `toolSchemas` goes into the request, `runTool` answers what the model calls.
import { runTool, toolSchemas } from '@locket/adapters/tools'

export default async function example(locket, print) {
  const tools = toolSchemas.map((schema) => ({ type: 'function', function: schema }))
  print(`offered: ${tools.map((tool) => tool.function.name).join(', ')}`)
  for (const call of calls) {
    try {
      print(JSON.stringify(await runTool(locket, call.name, JSON.parse(call.arguments))))
    } catch (error) {
      // Told to the model, which may try again.
      print(`${error.code}: ${error.message}`)
    }
  }
}

const calls = [
  { name: 'remember', arguments: '{"text":"The user lives in Lisbon.","key":"home.city"}' },
  { name: 'recall', arguments: '{"query":"Where does the user live?"}' },
  { name: 'forget', arguments: '{"everything":true}' },
  { name: 'forget', arguments: '{"key":"home.city"}' },
]
