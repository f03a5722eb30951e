// Offers the locket to the browser's own agent. A page leaves `modelContext` out, and asks the person in `confirm`.
import { registerWebMcp } from '@locket/adapters/webmcp'

export default async function example(locket, print) {
  const offered = new Map()
  const modelContext = { registerTool: (tool) => offered.set(tool.name, tool) }
  const registration = await registerWebMcp(locket, {
    modelContext,
    confirm({ tool, input, affected }) {
      print(`asked: ${tool} ${JSON.stringify(input)}, ${affected.length} would go`)
      return tool !== 'forget'
    },
  })
  await locket.remember({ text: 'The user lives in Lisbon.' })
  const recalled = await offered.get('locket_recall').execute({ query: 'Where does the user live?' })
  print(recalled.content[0].text)
  const refused = await offered.get('locket_forget').execute({ query: 'Lisbon' })
  print(refused.content[0].text)
  registration.unregister()
}
