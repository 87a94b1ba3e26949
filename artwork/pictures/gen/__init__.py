"""Parametric projects: plans, façades, roofs, grounds, light and framing for project.py."""
