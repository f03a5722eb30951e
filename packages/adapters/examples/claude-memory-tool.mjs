// The loop around Claude's memory tool. In an app `ask` calls the Messages API with `tools: [tool.definition]`; here the answers are given.
import { claudeMemoryTool } from '@locket/adapters/claude-memory-tool'

export default async function example(locket, print) {
  const tool = claudeMemoryTool(locket)
  for (const block of toolUses) {
    const content = await tool.run(block.input)
    print(`${block.input.command}: ${content}`)
    // Goes back to the model as { type: 'tool_result', tool_use_id: block.id, content }.
  }
  // What Claude wrote is a memory like any other.
  print((await locket.recall('Which tea does the user like?')).block)
}

const toolUses = [
  { id: 'toolu_1', input: { command: 'view', path: '/memories' } },
  { id: 'toolu_2', input: { command: 'create', path: '/memories/preferences.md', file_text: '# Preferences\n- likes green tea\n' } },
  { id: 'toolu_3', input: { command: 'str_replace', path: '/memories/preferences.md', old_str: 'green tea', new_str: 'oolong tea' } },
  { id: 'toolu_4', input: { command: 'view', path: '/memories/preferences.md' } },
]
